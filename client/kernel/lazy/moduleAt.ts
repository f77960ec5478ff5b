/** A module of the build that is known by its address alone: the document names the files of its own page, so that no script has to name those of every page. */
import { lazyModule, type LazyModule } from './lazyModule';

export const moduleAt = <Module>(address: string): LazyModule<Module> =>
  lazyModule(() => import(/* @vite-ignore */ address) as Promise<Module>);
