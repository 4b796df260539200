import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** What is used of Emscripten's file system, which PGlite does not type. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: OpenFile) => number };
  realPath(node: unknown): string;
}

interface OpenFile {
  /** The descriptor of a file; a folder has none. */
  nfd?: number;
  node: unknown;
}

interface EmscriptenModule {
  NODEFS?: NodeFileSystem;
  FS: { filesystems?: { NODEFS?: NodeFileSystem } };
}

/**
 * PGlite's files on disk have no fsync: PostgreSQL asks for it, is told that all is well, and nothing
 * reaches the disk (electric-sql/pglite issue 1107). Here it does.
 */
export class DurableFiles extends NodeFS {
  readonly #isWired: boolean;
  logSyncs = 0;

  constructor(folder: string, isWired: boolean) {
    super(folder);
    this.#isWired = isWired;
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const wire = (module: unknown) => this.#wire(module as EmscriptenModule);
    const preRun = [wire, ...(emscriptenOpts.preRun ?? [])];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #wire(module: EmscriptenModule): void {
    // Its place moved between the minor versions of PGlite.
    const files = module.NODEFS ?? module.FS.filesystems?.NODEFS;
    if (!files) throw new Error('The file system of the embedded database cannot be reached.');
    if (!this.#isWired) return;
    files.stream_ops.fsync = (stream) => {
      const file = files.realPath(stream.node);
      if (stream.nfd === undefined) syncFolder(file);
      else fsyncSync(stream.nfd);
      if (/[\\/]pg_wal[\\/]/.test(file)) this.logSyncs += 1;
      return 0;
    };
  }
}

function syncFolder(folder: string): void {
  // Windows cannot open a folder, and does not need to.
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
