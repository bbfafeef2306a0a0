import { DatabaseSync } from "node:sqlite";
import { answerCalls } from "#shared/server";

/** Brings what is in the log of a database into its file, without holding up its writers. */
answerCalls((file) => {
  const database = new DatabaseSync(String(file));
  try {
    // The second pass copies the little that was written during the first, so that the log can restart from its beginning.
    for (let times = 0; times < 2; times += 1) database.exec("PRAGMA wal_checkpoint(PASSIVE)");
  } finally {
    database.close();
  }
});
