// Lets a worker of the tests read the sources as they are: TypeScript, without a build before it.
import { register } from 'tsx/esm/api';

register();
// A worker ends with its run, also where a test in it hangs.
process.once('disconnect', () => process.exit());
