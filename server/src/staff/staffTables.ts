declare module '../db/schema' {
  interface Tables {
    staff: {
      id: string;
      name: string;
      email: string;
      password_hash: string;
      disabled_at: string | null;
      created_at: string;
    };
    sessions: {
      id: string;
      staff_id: string;
      token_hash: string;
      device: string;
      created_at: string;
      last_seen_at: string;
      expires_at: string;
    };
    sign_in_attempts: { key: string; failures: number; last_at: string; blocked_until: string };
    known_devices: { token_hash: string; staff_id: string; created_at: string };
    sign_in_approvals: {
      token_hash: string;
      staff_id: string;
      device_hash: string;
      created_at: string;
    };
    setup_links: { token_hash: string; created_at: string };
    password_links: { token_hash: string; staff_id: string; created_at: string };
  }
}

export {};
