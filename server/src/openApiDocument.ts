import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from './app';
import { readConfig } from './config';
import { migrate, openDatabase } from './db';

/** Returns the API description with default settings, as in `docs/openapi.json`. */
export async function openApiText(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  // This server has no visitors. On a slow machine, it must not reject the test's own requests.
  const MAX_EVENT_LOOP_DELAY_MS = '0';
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY_MS });
  const db = openDatabase(config);
  await migrate(db);
  const app = await buildApp({ config, db });
  try {
    const { body } = await app.inject('/api/openapi.json');
    return `${JSON.stringify(JSON.parse(body), null, 2)}\n`;
  } finally {
    await app.close();
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
