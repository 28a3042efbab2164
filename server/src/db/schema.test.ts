import path from 'node:path';
import ts from 'typescript';
import { createTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { dataTables } from './dataTables';

const SERVER = path.resolve(__dirname, '../..');
/** Tables whose numeric keys each database assigns itself. */
const NUMBERED = ['write_probe', 'booking_count_changes'];
/** Tables that only the code for migrations uses. They have no TypeScript type. */
const LEDGER = ['migrations', 'migration_lock', 'later_indexes'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

test('the types of the tables name the columns of the migrated database, and which of them may be empty', async () => {
  const declared = declaredTables();
  expect(Object.keys(declared)).toHaveLength(Object.keys(await storedTables()).length);
  expect(declared).toEqual(await storedTables());
});

type Columns = Record<string, string>;

/** Returns the columns of each table and their types: `text`, `number`, and `or null`. */
async function storedTables(): Promise<Record<string, Columns>> {
  const { db } = database;
  const keys = new Map((await dataTables(db)).map(({ name, key }) => [name, key]));
  const tables = await db.introspection.getTables();
  return Object.fromEntries(
    tables
      .filter(({ name }) => !LEDGER.includes(name) && !/_search(_\w+)?$|^sqlite_/.test(name))
      .map(({ name, columns }) => [
        name,
        Object.fromEntries(
          columns.map((column) => {
            const kind = /^(int|real|float|double)/i.test(column.dataType) ? 'number' : 'text';
            // SQLite does not report key columns as not null, although they are.
            const isKey = NUMBERED.includes(name) || keys.get(name)?.includes(column.name);
            return [column.name, column.isNullable && !isKey ? `${kind} or null` : kind];
          }),
        ),
      ]),
  );
}

/** Returns the type `Tables` as the compiler sees it, with the tables of all contexts. */
function declaredTables(): Record<string, Columns> {
  const { config } = ts.readConfigFile(path.join(SERVER, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, SERVER);
  const schema = path.join(SERVER, 'src/db/schema.ts');
  const files = [schema, ...fileNames.filter((file) => file.endsWith('Tables.ts'))];
  const program = ts.createProgram(files, { ...options, noEmit: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(schema);
  const statement = source?.statements.find(
    (each) => ts.isInterfaceDeclaration(each) && each.name.text === 'Tables',
  );
  if (!statement) throw new Error('There is no Tables in db/schema.ts');
  const columnsOf = (type: ts.Type): Columns =>
    Object.fromEntries(
      type
        .getProperties()
        .map((column) => [
          column.name,
          kindOf(checker.getTypeOfSymbolAtLocation(column, statement)),
        ]),
    );
  return Object.fromEntries(
    checker
      .getTypeAtLocation(statement)
      .getProperties()
      .map((table) => [table.name, columnsOf(checker.getTypeOfSymbolAtLocation(table, statement))]),
  );
}

function kindOf(type: ts.Type): string {
  const parts = type.isUnion() ? type.types : [type];
  const some = (flag: ts.TypeFlags) => parts.some(({ flags }) => (flags & flag) !== 0);
  const kind = some(ts.TypeFlags.NumberLike) ? 'number' : 'text';
  return some(ts.TypeFlags.Null) ? `${kind} or null` : kind;
}
