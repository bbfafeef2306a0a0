import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { outageOf } from "./outage.ts";

function serverError(code: string, severity = "ERROR"): Error {
  return Object.assign(new pg.DatabaseError("refused", 0, "error"), { code, severity });
}

it.each([
  ["only reads, as a replica does", serverError("25006")],
  ["no longer takes the password", serverError("28P01")],
  ["no longer has the database", serverError("3D000")],
  ["takes no connection to the database during maintenance", serverError("55000", "FATAL")],
  ["has a faulty disk", serverError("58030")],
])("counts a PostgreSQL server that %s as an outage", (_what, error) => {
  expect(outageOf(error)).toBe("code" in error ? error.code : undefined);
});

it.each([
  ["a duplicate", serverError("23505")],
  ["a statement that can't be carried out", serverError("55000")],
])("doesn't count %s as an outage of PostgreSQL", (_what, error) => {
  expect(outageOf(error)).toBeUndefined();
});

/** @returns what SQLite throws. */
function failureOf(database: DatabaseSync, statement: string): unknown {
  try {
    database.exec(statement);
  } catch (error) {
    return error;
  }
  throw new Error(`"${statement}" didn't fail`);
}

it("counts an embedded database that only reads or is held as an outage, but not a statement that it refuses", () => {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-outage-"));
  const file = join(folder, "test.db");
  const writer = new DatabaseSync(file);
  writer.exec("create table rows (id primary key); begin exclusive");
  const other = new DatabaseSync(file);
  const reader = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => {
    for (const one of [writer, other, reader]) one.close();
    rmSync(folder, { recursive: true });
  });
  const held = failureOf(other, "insert into rows values (1)");
  writer.exec("insert into rows values (1); commit");
  const readOnly = failureOf(reader, "insert into rows values (2)");
  const refused = failureOf(other, "insert into rows values (1)");
  const ioError = Object.assign(new Error("disk I/O error"), { code: "ERR_SQLITE_ERROR", errcode: 778 });
  expect([held, readOnly, ioError, refused].map(outageOf)).toEqual([
    "ERR_SQLITE_ERROR",
    "ERR_SQLITE_ERROR",
    "ERR_SQLITE_ERROR",
    undefined,
  ]);
});
