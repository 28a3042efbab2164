declare module '../../db/schema' {
  interface Tables {
    release_tokens: {
      id: string;
      token_hash: string;
      remote: string;
      /** JSON: a list of path prefixes. */
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
