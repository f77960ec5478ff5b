/**
 * What the fields of a form are drawn with: native elements, unless the pages around them bring a set of their own (kernel/mui/muiControls).
 * One engine of forms, and the same inputs, in every tier.
 */
import { createContext, use } from 'react';
import type { Controls } from './controlTypes';
import { nativeControls } from './nativeControls';

const ControlsContext = createContext<Controls>(nativeControls);

export const ControlsProvider = ControlsContext.Provider;

export const useControls = (): Controls => use(ControlsContext);
