// A reporter that ends the run when a file of tests runs for far too long, and names it: the runner on plain Node knows no limit of a test.

const MINUTE = 60_000;
/** The longest file takes about a minute where nothing else runs. */
const LIMIT_MINUTES = 12;

export default class EndHangingFiles {
  #waits = new Map();

  onTestFileStart({ path }) {
    const end = () => {
      console.error(`\n${path} has run for ${LIMIT_MINUTES} minutes: a test in it hangs, and the run ends here.`);
      process.exit(1);
    };
    this.#waits.set(path, setTimeout(end, LIMIT_MINUTES * MINUTE));
  }

  onTestFileResult({ path }) {
    clearTimeout(this.#waits.get(path));
    this.#waits.delete(path);
  }

  onRunComplete() {
    for (const wait of this.#waits.values()) clearTimeout(wait);
  }
}
