import { releaseVersion } from './release-version';

afterEach(() => {
  delete process.env.WAYFARE_RELEASE_VERSION;
});

it('is the version that somebody asks for', () => {
  process.env.WAYFARE_RELEASE_VERSION = '7.1.0';
  expect(releaseVersion('mfe-content')).toBe('7.1.0');
});

it("is else the manifest's with a digest of the sources, the same for the same sources", () => {
  expect(releaseVersion('mfe-content')).toMatch(/^\d+\.\d+\.\d+-[a-f0-9]{10}$/);
  expect(releaseVersion('mfe-content')).toBe(releaseVersion('mfe-content'));
  expect(releaseVersion('mfe-content')).not.toBe(releaseVersion('mfe-account'));
});
