export type { By } from './append-revision';
export { checkAddresses, checkContract, checkOverlaps, parseManifest } from './check-manifest';
export { chooseReleases, mostVisitedReleases } from './choose-release';
export { commandsOver } from './command-set';
export type { Commands } from './command-set';
export { promote, publish, publishStored } from './commands';
export type { Shelf } from './commands';
export { folderRegistry } from './folder-registry';
export { folderReleases } from './folder-releases';
export { integrityOf } from './integrity';
export { joinedPath, joinEntries, parseJoinedPath } from './joined-entries';
export type { NamedRelease } from './joined-entries';
export { keepBuild } from './kept-builds';
export { approvedVersions, liveChain } from './live-chain';
export type { WholeRelease } from './live-chain';
export {
  checkImports,
  checkShared,
  readEntry,
  readRelease,
  readServerBundle,
} from './load-release';
export { containerName, releasePath, slotChunk } from './names';
export { OWN_COPIES_FILE, ownCopiesIn, parseOwnCopies } from './own-copies';
export type { OwnCopies } from './own-copies';
export { findOverlaps, pathsClash } from './path-overlap';
export { isChosenBy, noteQuarantine, quarantinedIn } from './quarantine';
export { readBuild } from './read-build';
export type { MadeRelease } from './read-build';
export type { RegistryStore, ReleaseSet, ReleaseStore, Revision } from './registry';
export { changeReleases, listReleases, listRollouts, weightOf } from './release-commands';
export { ReleaseError } from './release-error';
export type { ReleaseErrorCode } from './release-error';
export type { Release } from './release';
export { signStored } from './sign-stored';
export { siteFaults } from './site-faults';
export { rollback, withdraw } from './take-back';
export { awaitTakeUp } from './take-up';
