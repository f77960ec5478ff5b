export function writeBuild(folder: string, builtAt?: Date): string;
