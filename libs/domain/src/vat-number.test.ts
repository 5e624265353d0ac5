import { readVatNumber, vatPrefixOf } from './vat-number';

/** typed, country of the address, and what it is read as */
const GOOD: readonly (readonly [typed: string, country: string, number: string])[] = [
  ['ATU13585627', 'AT', 'ATU13585627'],
  ['U13585627', 'AT', 'ATU13585627'],
  ['BE 0403.019.261', 'BE', 'BE0403019261'],
  ['0403019261', 'BE', 'BE0403019261'],
  ['BG175074752', 'BG', 'BG175074752'],
  ['BG7523169263', 'BG', 'BG7523169263'],
  ['CY10259033P', 'CY', 'CY10259033P'],
  ['CZ25123891', 'CZ', 'CZ25123891'],
  ['DE 136 695 976', 'DE', 'DE136695976'],
  ['DK 13 58 56 28', 'DK', 'DK13585628'],
  ['EE100931558', 'EE', 'EE100931558'],
  ['094259216', 'GR', 'EL094259216'],
  ['EL094259216', 'GR', 'EL094259216'],
  ['es-54362315k', 'ES', 'ES54362315K'],
  ['X2482300W', 'ES', 'ESX2482300W'],
  ['M1234567L', 'ES', 'ESM1234567L'],
  ['J99216582', 'ES', 'ESJ99216582'],
  ['A13 585 625', 'ES', 'ESA13585625'],
  ['FI20774740', 'FI', 'FI20774740'],
  ['FR 40 303 265 045', 'FR', 'FR40303265045'],
  ['FRK7399859412', 'FR', 'FRK7399859412'],
  ['HR33392005961', 'HR', 'HR33392005961'],
  ['HU12892312', 'HU', 'HU12892312'],
  ['IE6433435F', 'IE', 'IE6433435F'],
  ['IE6433435OA', 'IE', 'IE6433435OA'],
  ['IE8D79739I', 'IE', 'IE8D79739I'],
  ['IT 00743110157', 'IT', 'IT00743110157'],
  ['LT119511515', 'LT', 'LT119511515'],
  ['LT100001919017', 'LT', 'LT100001919017'],
  ['LU15027442', 'LU', 'LU15027442'],
  ['LV40003521600', 'LV', 'LV40003521600'],
  ['MT11679112', 'MT', 'MT11679112'],
  ['NL 0044.95.445.B01', 'NL', 'NL004495445B01'],
  ['nl000099998b57', 'NL', 'NL000099998B57'],
  ['PL8567346215', 'PL', 'PL8567346215'],
  ['PT501964843', 'PT', 'PT501964843'],
  ['RO18547290', 'RO', 'RO18547290'],
  ['SE556188840401', 'SE', 'SE556188840401'],
  ['SI50223054', 'SI', 'SI50223054'],
  ['SK2022749619', 'SK', 'SK2022749619'],
  ['XI110305878', 'GB', 'XI110305878'],
  // a number of another country than the address
  ['DE136695976', 'US', 'DE136695976'],
  ['NL004495445B01', 'BE', 'NL004495445B01'],
  // outside the Union
  ['CHE-116.281.710 MWST', 'CH', 'CHE116281710MWST'],
  ['GB 980 7806 84', 'GB', 'GB980780684'],
];

const BAD: readonly (readonly [typed: string, country: string, problem: string])[] = [
  ['NL004495446B01', 'NL', 'vatChecksum'],
  ['NL000099998B58', 'NL', 'vatChecksum'],
  ['BE0403019262', 'BE', 'vatChecksum'],
  ['DE136695978', 'DE', 'vatChecksum'],
  ['FR41303265045', 'FR', 'vatChecksum'],
  ['ES54362315Z', 'ES', 'vatChecksum'],
  ['X2482300A', 'ES', 'vatChecksum'],
  ['M1234567A', 'ES', 'vatChecksum'],
  ['ESJ99216583', 'ES', 'vatChecksum'],
  ['IT00743110158', 'IT', 'vatChecksum'],
  ['ATU1358562', 'AT', 'vatFormat'],
  ['BE2403019261', 'BE', 'vatFormat'],
  ['DE12345678', 'DE', 'vatFormat'],
  ['NL004495445', 'NL', 'vatFormat'],
  ['12345678', 'NL', 'vatFormat'],
  ['ES123456789', 'ES', 'vatFormat'],
  ['GR094259216', 'GR', 'vatFormat'],
  ['FRIO303265045', 'FR', 'vatFormat'],
  ['LT1234567890', 'LT', 'vatFormat'],
  ['RO1', 'RO', 'vatFormat'],
  ['not a number', 'NL', 'vatFormat'],
  ['DE1', 'US', 'vatFormat'],
  ['A1', 'US', 'vatFormat'],
  ['=1+1', 'US', 'vatFormat'],
  ['', 'NL', 'vatFormat'],
];

describe('a VAT number', () => {
  it.each(GOOD)('%s with an address in %s is %s', (typed, country, number) => {
    expect(readVatNumber(typed, country)).toEqual({ number, problem: null });
  });

  it.each(BAD)('%p with an address in %s is none: %s', (typed, country, problem) => {
    expect(readVatNumber(typed, country)).toEqual({ number: null, problem });
  });

  it('has every digit of a number with check digits looked at', () => {
    const numbers = ['NL004495445B01', 'BE0403019261', 'DE136695976', 'IT00743110157'];
    for (const number of numbers) {
      const country = number.slice(0, 2);
      const last = country === 'NL' ? 11 : number.length;
      for (let at = 2; at < last; at += 1) {
        const other = (Number(number[at]) + 1) % 10;
        const wrong = `${number.slice(0, at)}${other}${number.slice(at + 1)}`;
        expect([wrong, readVatNumber(wrong, country).number]).toEqual([wrong, null]);
      }
    }
  });

  it('begins with other letters than the country in Greece alone, and with none outside the Union', () => {
    expect(['GR', 'NL', 'GB', 'US', 'XI'].map(vatPrefixOf)).toEqual(['EL', 'NL', null, null, null]);
  });
});
