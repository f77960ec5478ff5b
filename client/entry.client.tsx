/** Starts the page in the browser: takes over what the server has drawn. */
import './kernel/ui/tokens.css';
import './kernel/ui/base.css';
import { startPage } from './app/startPage';
import { showStartupError } from './app/startupError';

startPage().catch(showStartupError);
