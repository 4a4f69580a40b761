/** The names under which the query client keeps what belongs to a client. */
export const clientKeys = {
  profile: (userId: string) => ["client", userId, "profile"] as const,
};
