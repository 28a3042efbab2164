/** What changed; the details are fetched by who needs them. */
export type StaffChange = {
  topic: 'bookings' | 'quote-requests' | 'enquiries' | 'posts' | 'alerts';
  /** Of what changed; of an alert, the member of staff who is told. */
  id: string;
};

export type ChangesPort = {
  staff: {
    /** Calls `onChange` after each change of bookings, quote requests, enquiries or posts until the returned function is called; misses nothing over a reconnect. */
    watch(
      onChange: (change: StaffChange) => void,
      onConnection?: (connected: boolean) => void,
    ): () => void;
  };
};
