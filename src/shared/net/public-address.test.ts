import { expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

it.each(["8.8.8.8", "93.184.216.34", "172.32.0.1", "2606:4700::1111", "2a00:1450:4001:81b::200e"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ["this host", "0.0.0.0"],
  ["loopback", "127.9.9.9"],
  ["private", "10.0.0.1"],
  ["private", "172.16.0.1"],
  ["private", "192.168.1.1"],
  ["link-local, where clouds have their metadata", "169.254.169.254"],
  ["a cloud's own service", "168.63.129.16"],
  ["carrier-grade NAT", "100.64.0.1"],
  ["benchmarks", "198.18.0.1"],
  ["documentation", "203.0.113.9"],
  ["multicast", "224.0.0.1"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["IPv6 unspecified", "::"],
  ["IPv6 loopback", "::1"],
  ["IPv6 link-local", "fe80::1"],
  ["IPv6 unique-local", "fd00:ec2::254"],
  ["IPv6 site-local", "fec0::1"],
  ["IPv6 multicast", "ff02::1"],
  ["IPv6 documentation", "2001:db8::1"],
  ["an IPv4-mapped address, even of a public host", "::ffff:8.8.8.8"],
  ["an IPv4-mapped address in hex", "::ffff:7f00:1"],
  ["an IPv4-compatible address", "::7f00:1"],
  ["a translated address (SIIT)", "::ffff:0:127.0.0.1"],
  ["a translated address (NAT64)", "64:ff9b::7f00:1"],
  ["a translated address (local NAT64)", "64:ff9b:1::7f00:1"],
  ["6to4", "2002:7f00:1::"],
  ["Teredo", "2001:0:7f00:1::"],
  ["not an address", "localhost"],
])("%s isn't public: %s", (_case, address) => expect(isPublicAddress(address)).toBe(false));
