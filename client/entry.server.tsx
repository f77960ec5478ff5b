/** Draws pages on the server; the contract stands in schema/site/renderContract.ts. */
export { render } from './app/render/render';
