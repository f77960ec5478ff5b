/** Which page numbers a pagination shows: the first, the last, the current one with its neighbours; null stands for a gap. */
export function pageWindow(current: number, pageCount: number): readonly (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, pageCount].filter(page => page >= 1 && page <= pageCount);
  const pages = [...new Set(wanted)].sort((left, right) => left - right);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    // A gap of one page is shorter written out.
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
