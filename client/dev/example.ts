import type { ReactNode } from 'react';
import type { Words } from './samples';

/** One part of the kernel, or several that belong together, in the states that it has. */
export type Example = { readonly name: string; readonly draw: (words: Words) => ReactNode };
