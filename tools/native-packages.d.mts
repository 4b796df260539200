export interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly musl?: boolean;
}

export interface NativePackage {
  readonly name: string;
  readonly isForTests: boolean;
  /** names of the packages that hold its programs */
  readonly programs: readonly string[];
}

export function runsOn(name: string, machine: Machine): boolean;
export function nativePackages(lock: {
  readonly packages: Readonly<
    Record<
      string,
      { readonly optionalDependencies?: Readonly<Record<string, string>>; readonly dev?: boolean }
    >
  >;
}): readonly NativePackage[];
export function lacking(
  packages: readonly NativePackage[],
  machine: Machine,
  has: (name: string) => boolean,
): readonly NativePackage[];
export function thisMachine(): Machine;
