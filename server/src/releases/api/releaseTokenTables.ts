declare module '../../db/schema' {
  interface Tables {
    release_tokens: {
      id: string;
      token_hash: string;
      remote: string;
      /** The path prefixes that the token may release, as a JSON list. */
      prefixes: string;
      label: string;
      /** The id of the staff account that created the token. */
      created_by: string;
      created_at: string;
      last_used_at: string | null;
    };
  }
}

export {};
