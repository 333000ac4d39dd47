/** The request ids of changes, kept for those who follow them. */
export const createTrail = () => {
  const followers = new Set<string[]>();
  return {
    /** A change was made; its answer carries the name under which history keeps it. */
    add: (headers: Headers): void => {
      const id = headers.get('x-request-id');
      if (id) for (const found of followers) found.push(id);
    },
    follow: (): (() => readonly string[]) => {
      const found: string[] = [];
      followers.add(found);
      return () => {
        followers.delete(found);
        return found;
      };
    },
  };
};
