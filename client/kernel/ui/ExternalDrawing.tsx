import { Drawing } from './Icon';

/** An arrow out of a frame, beside links to other sites. */
export const ExternalDrawing = () => <Drawing path="M14 5h5v5M19 5l-9 9M19 14v5H5V5h5" />;
