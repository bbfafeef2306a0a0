import { DatabaseSync } from "node:sqlite";
import { answerCalls } from "#shared/server";

/** Checkpoints a database's log into its file, without blocking its writers. */
answerCalls((file) => {
  const database = new DatabaseSync(String(file));
  try {
    // The second pass copies the little that was written during the first, so that the log can restart from its beginning.
    for (let times = 0; times < 2; times += 1) database.exec("PRAGMA wal_checkpoint(PASSIVE)");
  } finally {
    database.close();
  }
});
