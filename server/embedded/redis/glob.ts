// Redis' key patterns: * ? [abc] [^a-z] and \ before a literal. Two pointers, so no pattern can run long.

type Matcher = (char: string) => boolean;
const ANY_RUN = Symbol('*');

export function globMatcher(pattern: string): (text: string) => boolean {
  const parts = partsOf(pattern);
  return text => {
    let part = 0;
    let at = 0;
    let lastRun = -1;
    let retryAt = 0;
    while (at < text.length) {
      const wanted = parts[part];
      if (wanted === ANY_RUN) {
        lastRun = part;
        retryAt = at;
        part += 1;
      } else if (wanted?.(text.charAt(at))) {
        part += 1;
        at += 1;
      } else if (lastRun >= 0) {
        // The last star matches one character more.
        retryAt += 1;
        at = retryAt;
        part = lastRun + 1;
      } else {
        return false;
      }
    }
    while (parts[part] === ANY_RUN) part += 1;
    return part === parts.length;
  };
}

function partsOf(pattern: string): (Matcher | typeof ANY_RUN)[] {
  const parts: (Matcher | typeof ANY_RUN)[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern.charAt(at);
    if (char === '*') parts.push(ANY_RUN);
    else if (char === '?') parts.push(() => true);
    else if (char === '[') {
      const { matcher, end } = charClass(pattern, at + 1);
      parts.push(matcher);
      at = end;
    } else {
      if (char === '\\' && at + 1 < pattern.length) at += 1;
      const literal = pattern.charAt(at);
      parts.push(candidate => candidate === literal);
    }
  }
  return parts;
}

/** A class that is never closed runs to the end of the pattern, as in Redis. */
function charClass(pattern: string, start: number): { matcher: Matcher; end: number } {
  const negated = pattern.charAt(start) === '^';
  const ranges: [string, string][] = [];
  let at = negated ? start + 1 : start;
  for (; at < pattern.length && pattern.charAt(at) !== ']'; at += 1) {
    if (pattern.charAt(at) === '\\' && at + 1 < pattern.length) {
      at += 1;
      ranges.push([pattern.charAt(at), pattern.charAt(at)]);
    } else if (pattern.charAt(at + 1) === '-' && at + 2 < pattern.length) {
      const [low = '', high = ''] = [pattern.charAt(at), pattern.charAt(at + 2)].sort();
      ranges.push([low, high]);
      at += 2;
    } else {
      ranges.push([pattern.charAt(at), pattern.charAt(at)]);
    }
  }
  const matcher: Matcher = char => ranges.some(([low, high]) => char >= low && char <= high) !== negated;
  return { matcher, end: at };
}
