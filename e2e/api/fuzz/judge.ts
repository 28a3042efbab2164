import { FAILURE_CODES } from '@mcs-repairs/shared/domain/types/failure';
import { BODY_LIMIT } from './mutate';
import type { FuzzRequest } from './drawRequest';
import type { FuzzAnswer } from './send';

/** What can be wrong with a response. */
export type Fault =
  'hang' | 'reset' | 'status 5xx' | 'stack in the answer' | 'other shape' | 'undeclared status';

/**
 * Matches a line of a stack trace, a path of a source file, or a database error. No response may
 * contain any of them.
 */
const STACK =
  /\n\s+at \S+ ?\(|node_modules[\\/]|[\\/]server[\\/](src|dist)[\\/][^"\s]*:\d+|\bSQLITE_[A-Z]+|\bsyntax error at or near|LibsqlError|ZodError/;
const CODES = new Set<string>(FAILURE_CODES);

export function judge(request: FuzzRequest, answer: FuzzAnswer): Fault | null {
  // The server may close the connection if the body exceeds the limit. So a reset is correct then.
  const isLarge = Buffer.byteLength(request.body?.text ?? '') > BODY_LIMIT;
  if (answer.problem === 'reset') return isLarge ? null : 'reset';
  if (answer.problem) return answer.problem;
  if (answer.status >= 500) return 'status 5xx';
  if (answer.type.includes('json') && STACK.test(answer.text)) return 'stack in the answer';
  if (!request.target.startsWith('/api/')) return null;
  const hasBody = answer.text !== '' && request.method !== 'HEAD';
  if (answer.status >= 400 && hasBody && !isRefusal(answer.text)) return 'other shape';
  // The API document declares no status for a stream of events, so the check below does not apply.
  if (answer.type.startsWith('text/event-stream')) return null;
  const isDeclared = request.declared?.has(answer.status) ?? true;
  return isDeclared ? null : 'undeclared status';
}

function isRefusal(text: string): boolean {
  try {
    const { code, message } = JSON.parse(text) as { code?: string; message?: string };
    return typeof message === 'string' && CODES.has(code ?? '');
  } catch {
    return false;
  }
}
