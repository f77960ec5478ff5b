/** Starts the page in the browser: takes over what the server has drawn. */
import './kernel/ui/tokens.css';
import './kernel/ui/base.css';
import { showStartupError } from './app/errors/startup';
import { startPage } from './app/startPage';

startPage().catch(showStartupError);
