/**
 * The database: a connection to SQLite or PostgreSQL, transactions that are retried, migrations,
 * cached answers and the feed of changes. It declares no tables of other contexts. Each context
 * adds its own tables to the type `Tables`.
 */
export { createChangeFeed, type ChangeFeed, type Listener } from './changeFeed';
export { forgetEvents, noteEvents } from './changes';
export { dataTables, fillEmpty, tablesOfBoth, type DataTable } from './dataTables';
export { isDatabaseDown } from './databaseFailures';
export { emptyJournalSoon } from './emptyJournal';
export { heldRows } from './heldRows';
export { keepAnswer, storedAnswer, submission } from './idempotency';
export { insertRow } from './insertRow';
export { hashOf, newId, newSecret } from './ids';
export { keptAnswers } from './keptAnswers';
export { lockKeys, shareKey } from './lockKeys';
export { OF_ONE_MOMENT } from './migrations/045-search-by-creation';
export { migrate, MigrationError } from './migrations/migrate';
export { openDatabase, openWithOneConnection, sqliteFile, withDatabase } from './openDatabase';
export { makeFolder, makeForOwnerOnly, ownerFiles } from './ownerOnly';
export { cutPage, readPageKey, writePageKey } from './pageKey';
export { isSameSecret } from './sameSecret';
export type { Db, Engine, Reads, Tables, Trx } from './schema';
export { openSealed, sealText } from './sealText';
export { loadSecrets, serverSecret } from './serverSecrets';
export { containsText, matchText, phraseOf, searchTextOf, type TextMatch } from './textSearch';
export { accepted, inTransaction, transact } from './transact';
export { writeProbe } from './writeProbe';
