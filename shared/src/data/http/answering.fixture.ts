type Asked = { url: string; init: RequestInit };

/**
 * Creates a fake server that returns these responses one after the other. It records the requests.
 */
export function answering(...answers: (Response | Error)[]) {
  const asked: Asked[] = [];
  const fake: typeof fetch = async (input, init = {}) => {
    asked.push({ url: String(input), init });
    const answer = answers.shift() ?? new Error('nobody answers');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { fetch: fake, asked };
}
export const json = (status: number, body: unknown, headers: HeadersInit = {}) =>
  new Response(JSON.stringify(body), { status, headers });
export const headerOf = ({ init }: Asked, name: string) => new Headers(init.headers).get(name);
