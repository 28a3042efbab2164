import {
  type CompiledQuery,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  type Kysely,
  type QueryResult,
  SingleConnectionProvider,
  Transaction,
  TransactionBuilder,
} from 'kysely';
import type { Tables } from './schema';
import type { SqliteConnection } from './sqliteDialect';

/**
 * Returns Kysely's builder of transactions for SQLite, with fewer promises. Kysely passes each
 * statement of a transaction through seven asynchronous functions, so that statements wait for each
 * other. On SQLite, a statement has ended when the function that runs it returns, so the statements
 * of a transaction go directly to its connection.
 */
export function sqliteTransactions(
  db: Kysely<Tables>,
  dialect: Dialect,
): TransactionBuilder<Tables> {
  // A transaction never uses the driver, because it already has its connection.
  const parts = { config: { dialect }, dialect, driver: new DummyDriver() };
  const compiler = dialect.createQueryCompiler();
  const { adapter } = db.getExecutor();

  class DirectExecutor extends DefaultQueryExecutor {
    constructor(private readonly connection: SqliteConnection) {
      super(compiler, adapter, new SingleConnectionProvider(connection));
    }

    override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (!this.connection.isInTransaction) throw new Error('The transaction has ended');
      return this.connection.executeQuery(query);
    }
  }

  class SqliteTransactions extends TransactionBuilder<Tables> {
    override execute<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
      return db.getExecutor().provideConnection(async (provided) => {
        const connection = provided as SqliteConnection;
        const executor = new DirectExecutor(connection);
        await connection.begin();
        try {
          const result = await work(new Transaction<Tables>({ ...parts, executor }));
          await connection.commit();
          return result;
        } catch (error) {
          await connection.rollback();
          throw error;
        }
      });
    }
  }

  return new SqliteTransactions({ ...parts, executor: db.getExecutor() });
}
