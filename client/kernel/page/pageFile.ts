/** The file of a route's page in the folder of its feature. */
export const pageFile = (routeId: string): string => `${routeId.charAt(0).toUpperCase()}${routeId.slice(1)}Page.tsx`;
