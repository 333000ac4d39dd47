interface Kind {
  readonly tone: string;
  readonly title: string;
}

/** From so many on, notices of one kind stand as one. */
const atLeast = 3;

/** Notices as they stand under the bell: those that follow each other and say the same of several records are one group. */
export const groupNotices = <Notice extends Kind>(
  notices: readonly Notice[],
): readonly (readonly Notice[])[] =>
  notices
    .reduce<Notice[][]>((groups, notice) => {
      const last = groups.at(-1);
      if (last?.[0]?.title === notice.title && last[0].tone === notice.tone) last.push(notice);
      else groups.push([notice]);
      return groups;
    }, [])
    .flatMap(group => (group.length < atLeast ? group.map(one => [one]) : [group]));
