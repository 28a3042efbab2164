/** The message with which a child process requests the server code of a remote in its registry. */
export type CodeWanted = { wants: string };
/** The answer to `CodeWanted`. The code is sent as the text of the message. */
export type CodeGiven = { gives: string; problem?: string };

/**
 * Creates the functions with which a child process requests the server code of remotes, because it
 * may not read files.
 */
export function askForCode(send: (wanted: CodeWanted) => void) {
  const waiting = new Map<string, PromiseWithResolvers>();
  return {
    ask(name: string): Promise<string> {
      const known = waiting.get(name);
      if (known) return known.promise;
      const asked = withResolvers();
      waiting.set(name, asked);
      send({ wants: name });
      return asked.promise;
    },
    given({ gives, problem }: CodeGiven, code: string): void {
      const asked = waiting.get(gives);
      waiting.delete(gives);
      if (problem === undefined) asked?.resolve(code);
      else asked?.reject(new Error(problem));
    },
  };
}

type PromiseWithResolvers = {
  promise: Promise<string>;
  resolve: (code: string) => void;
  reject: (error: Error) => void;
};

function withResolvers(): PromiseWithResolvers {
  let [resolve, reject]: [(code: string) => void, (error: Error) => void] = [() => {}, () => {}];
  const promise = new Promise<string>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
}
