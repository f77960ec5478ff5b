interface PackageList {
  packages: Record<string, { version?: string; optional?: boolean; devOptional?: boolean; peer?: boolean }>;
}

export function sourceStamp(root: string, entries: string[]): string;
export function installStamp(input: { lock: string; nodeVersion: string; platform: string }): string;
interface ProjectLock {
  packages: Record<string, { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }>;
}

export function directPackages(lock: ProjectLock): string[];
export function holdsPackages(lock: PackageList, installed: PackageList): boolean;
export function readStamp(path: string): string | null;
export function writeStamp(path: string, stamp: string): void;
export function dropStamp(path: string): void;
