/** What changed; the details are fetched by who needs them. */
export type StaffChange = {
  topic: 'bookings' | 'quote-requests' | 'enquiries' | 'posts';
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
