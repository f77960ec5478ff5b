interface PackageList {
  packages: Record<string, { version?: string; optional?: boolean; devOptional?: boolean; peer?: boolean }>;
}

export function sourceFingerprint(root: string, entries: string[]): string;
export function installFingerprint(input: { lock: string; nodeVersion: string; platform: string }): string;
interface ProjectLock {
  packages: Record<string, { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }>;
}

export function directPackages(lock: ProjectLock): string[];
export function holdsPackages(lock: PackageList, installed: PackageList): boolean;
export function readFingerprint(path: string): string | null;
export function writeFingerprint(path: string, stamp: string): void;
export function dropFingerprint(path: string): void;
