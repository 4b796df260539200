import { BlockList, isIP } from 'node:net';

/** Networks that lead into a house instead of out to the world (RFC 6890 and its successors). */
const internal4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Within what is public: protocol assignments with Teredo, and documentation. */
const internal6 = ['2001::/23', '2001:db8::/32', '3fff::/20'];

/** Where clouds keep the keys of a machine. */
const metadata4 = ['169.254.169.254/32', '169.254.170.2/32', '100.100.100.200/32'];
const metadata6 = ['fd00:ec2::254/128', 'fd20:ce::254/128'];

const hexOf = (address: string): string =>
  address
    .split('.')
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('');

/** An IPv4 network as IPv6 writes it: mapped, translated by NAT64, or behind 6to4. */
function inIpv6(network: string): string[] {
  const [address = '', bits = ''] = network.split('/');
  const hex = hexOf(address);
  const wide = (before: number) => before + Number(bits);
  return [
    `::ffff:${address}/${wide(96)}`,
    `64:ff9b::${address}/${wide(96)}`,
    `2002:${hex.slice(0, 4)}:${hex.slice(4)}::/${wide(16)}`,
  ];
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

const withIpv6 = (networks: readonly string[]): string[] => [
  ...networks,
  ...networks.flatMap(inIpv6),
];
const internal = listOf([...withIpv6(internal4), ...internal6]);
const metadata = listOf([...withIpv6(metadata4), ...metadata6]);
/** Of IPv6 only this part is given out to the world; the two others carry IPv4 addresses. */
const world6 = listOf(['2000::/3', '::ffff:0:0/96', '64:ff9b::/96']);

const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
const withoutZone = (address: string): string => address.split('%')[0] ?? '';

/** How an address is to be treated; what is no address at all counts as internal. */
export function zoneOfAddress(address: string): 'outside' | 'internal' | 'never' {
  const plain = withoutZone(address);
  if (isIP(plain) === 0) return 'internal';
  if (isIn(metadata, plain)) return 'never';
  const isOutside = isIP(plain) === 4 || isIn(world6, plain);
  return isOutside && !isIn(internal, plain) ? 'outside' : 'internal';
}
