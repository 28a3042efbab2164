import { readFileSync, statSync } from 'node:fs';
import { ConfigError, codeOf } from './configError';

const LARGEST = 1 << 20;

/**
 * Returns the text of the file that an environment variable names. Throws `ConfigError` if it
 * cannot be read. Also throws for special files such as pipes, because reading them could block.
 */
export function readSettingFile(variable: string, file: string): string {
  try {
    const about = statSync(file);
    if (!about.isFile()) throw new ConfigError(`${variable}: ${file} is no file`);
    if (about.size > LARGEST) throw new ConfigError(`${variable}: ${file} is larger than 1 MB`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`${variable}: the file ${file} cannot be read (${codeOf(error)})`);
  }
}
