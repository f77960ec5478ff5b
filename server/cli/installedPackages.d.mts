interface PackageList {
  packages: Record<
    string,
    {
      version?: string;
      optional?: boolean;
      devOptional?: boolean;
      peer?: boolean;
      os?: string[];
      cpu?: string[];
      libc?: string[];
    }
  >;
}

export function holdsPackages(lock: PackageList, installed: PackageList): boolean;
