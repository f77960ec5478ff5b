/** Texts of this tab, for as long as it is open. */
import { createItems } from './browserItems';
import { readSessionItem, writeSessionItem } from './sessionStorage';

export const tabItems = createItems(readSessionItem, writeSessionItem);
