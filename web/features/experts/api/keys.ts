/** The names under which the query client keeps what belongs to the experts. */
export const expertKeys = {
  all: ["experts"] as const,
  previous: (slug: string) => ["experts", slug, "previous"] as const,
  contribution: (slug: string, id: string) => ["experts", slug, "contribution", id] as const,
};
