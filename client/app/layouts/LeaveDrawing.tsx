import { Drawing } from '../../kernel/ui/Icon';

/** A door with an arrow, beside "Log out". */
export const LeaveDrawing = () => <Drawing path="M14 4h5v16h-5M4 12h10M10 8l4 4-4 4" />;
