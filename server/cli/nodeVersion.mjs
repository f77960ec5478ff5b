// Which versions of Node are supported. Old versions must be able to parse this file.

/** A message of one line, or null when the version is supported. */
export function nodeVersionProblem(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0];
  const minor = parts[1];
  const isGood = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  return isGood
    ? null
    : 'Node.js 20.19, 22.12 or newer is needed; this is ' + version + '. See https://nodejs.org/en/download';
}
