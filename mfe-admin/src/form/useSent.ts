import { useState } from 'react';

/**
 * The values of one field that this page sent, the newest last. `version` is the version of the
 * subject after the last one: infinite until the server responds, and zero if it refused.
 */
type Sent = { texts: readonly string[]; version: number };

/**
 * Remembers what a form sent, for a form that saves each field by itself. So the form sends a value
 * only once, and knows its own values until the page shows them. `version` is the version that the
 * page shows.
 */
export function useSent<Values extends object>(version: number) {
  type Name = keyof Values & string;
  const [sent, setSent] = useState<Partial<Record<Name, Sent>>>({});
  const versionOf = (name: Name, value: unknown) => {
    const last = sent[name];
    return last?.texts.at(-1) === JSON.stringify(value) ? last.version : 0;
  };
  return {
    note(names: readonly Name[], values: Values, after: number) {
      setSent((before) => {
        const noted = names.map((name) => {
          const texts = [...(before[name]?.texts ?? []), JSON.stringify(values[name])];
          return [name, { texts, version: after }] as const;
        });
        return { ...before, ...Object.fromEntries(noted) };
      });
    },
    /** The newest values. The page may still show the values from before the last save. */
    latest(shown: Values): Values {
      const newest = { ...shown };
      for (const name of Object.keys(sent) as Name[]) {
        const last = sent[name];
        if (last && last.version > version)
          Object.assign(newest, { [name]: JSON.parse(last.texts.at(-1) ?? 'null') });
      }
      return newest;
    },
    isOwn: (name: Name, value: unknown) =>
      sent[name]?.texts.includes(JSON.stringify(value)) ?? false,
    isSent: (name: Name, value: unknown) => versionOf(name, value) > version,
    isSaving: (name: Name, value: unknown) => versionOf(name, value) === Infinity,
  };
}
