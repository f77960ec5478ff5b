// Whether the installed packages are those of the lock file. No package compiles at install (allowScripts),
// so one installation serves every supported version of Node.

const isFor = (wanted, own) => wanted === undefined || wanted.includes(own);

/** Native builds for another system are never installed; which C library this system has is not known here. */
function isForThisMachine({ os, cpu, libc }) {
  return os !== undefined && libc === undefined && isFor(os, process.platform) && isFor(cpu, process.arch);
}

const isRequired = ([path, entry]) =>
  path !== '' && (isForThisMachine(entry) || !(entry.optional || entry.devOptional || entry.peer));

/** `lock` is package-lock.json, `installed` npm's own record of what it installed (node_modules/.package-lock.json). */
export function holdsPackages(lock, installed) {
  return Object.entries(lock.packages)
    .filter(isRequired)
    .every(([path, { version }]) => installed.packages[path]?.version === version);
}
