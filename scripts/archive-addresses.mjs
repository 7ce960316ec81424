/** Names no registry: npm puts its own in place of it when it is told to replace every host. */
const anyRegistry = 'https://registry.invalid';

const folder = 'node_modules/';
const addressOf = (name, version) =>
  `${anyRegistry}/${name}/-/${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`;

/**
 * The lock with the address of each archive, which the stored one leaves out so that it names no registry. Without
 * addresses npm first reads all versions of every package, which takes it longer than to install them.
 */
export function withArchiveAddresses(lock) {
  const packages = Object.entries(lock.packages).map(([path, wanted]) => {
    if (!path.includes(folder) || !wanted.integrity) return [path, wanted];
    const name = wanted.name ?? path.slice(path.lastIndexOf(folder) + folder.length);
    return [path, { ...wanted, resolved: addressOf(name, wanted.version) }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}
