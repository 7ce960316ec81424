import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes a .br and a .gz next to every text asset, using the thread pool. */
export async function compressAssets(folder) {
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name));
  await Promise.all(names.map((name) => compress(join(folder, name))));
}

async function compress(file) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((brotli) => writeFile(`${file}.br`, brotli)),
    promisify(gzip)(content, { level: 9 }).then((gzipped) => writeFile(`${file}.gz`, gzipped)),
  ]);
}
