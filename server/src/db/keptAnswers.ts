import { latest } from './latest';
import type { Db } from './schema';
import { stateMark } from './stateMark';

/**
 * Caches at most `most` answers to questions about the database until the next commit. If there are
 * more, the least recently used answer is removed. Concurrent callers share an answer. The answer
 * is never older than their requests. The result of `make` must depend only on the question and the
 * database. Callers share the result and must not change it.
 */
export function keptAnswers<Question, Answer>(
  db: Db,
  most: number,
  make: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  const answers = new Map<string, () => Promise<Answer>>();
  return (question) => {
    const key = JSON.stringify(question);
    const answer = answers.get(key) ?? latest(kept(db, () => make(question)));
    answers.delete(key);
    answers.set(key, answer);
    const oldest = answers.size > most ? answers.keys().next().value : undefined;
    if (oldest !== undefined) answers.delete(oldest);
    return answer();
  };
}

function kept<Answer>(db: Db, make: () => Promise<Answer>): () => Promise<Answer> {
  let last: { answer: Answer; mark: string } | undefined;
  return async () => {
    // The state mark is read before `make` runs. If a commit happens while `make` runs, the next
    // call then sees another mark and makes a new answer.
    const mark = await stateMark(db);
    if (last?.mark === mark) return last.answer;
    const answer = await make();
    last = { answer, mark };
    return answer;
  };
}
