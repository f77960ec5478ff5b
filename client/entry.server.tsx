/** Draws pages on the server; the contract stands in schema/site/renderContract.ts. */
// Built pages link one sheet. While developing, the server links what it finds imported from here.
import './kernel/ui/tokens.css';
import './kernel/ui/base.css';

export { assetsOfPage, render } from './app/render/render';
