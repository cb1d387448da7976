import assert from 'node:assert/strict';
import test from 'node:test';
import { prepareName } from '../src/names/prepare-name.js';

/** A company's form as it is written in each country, abbreviated and, where lists print it, in full. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  AE: ['FZE', 'FZCO', 'DMCC', 'LLC'],
  AL: ['SHPK'],
  AR: ['S.A.', 'S.R.L.'],
  AT: ['GmbH', 'Ges.m.b.H.', 'AG'],
  AU: ['Pty Ltd', 'Pty Limited'],
  AZ: ['MMC', 'ASC'],
  BA: ['d.o.o.'],
  BE: ['BVBA', 'NV', 'ASBL', 'SPRL'],
  BG: ['ООД', 'ЕООД', 'EOOD', 'АД'],
  BR: ['Ltda', 'S.A.', 'EIRELI'],
  BY: ['ООО', 'ОАО', 'ЧУП'],
  CA: ['Inc.', 'Ltée', 'Limited'],
  CH: ['AG', 'GmbH', 'SA', 'Sàrl'],
  CL: ['SpA', 'Ltda'],
  CN: ['Co., Ltd.', '有限公司', 'Youxian Gongsi'],
  CO: ['S.A.S.', 'Ltda'],
  CY: ['Ltd', 'Plc'],
  CZ: ['s.r.o.', 'a.s.', 'spol. s r.o.'],
  DE: ['GmbH', 'AG', 'KG', 'GmbH & Co. KG', 'e.V.', 'Gesellschaft mit beschränkter Haftung'],
  DK: ['ApS', 'A/S'],
  EE: ['OÜ', 'AS'],
  ES: ['S.L.', 'S.A.', 'Sociedad Limitada'],
  FI: ['Oy', 'Oyj'],
  FR: ['SARL', 'SAS', 'SA', 'EURL', 'Société à responsabilité limitée'],
  GB: ['Ltd', 'PLC', 'LLP', 'Limited'],
  GE: ['LLC', 'JSC'],
  GR: ['A.E.', 'E.P.E.', 'Ι.Κ.Ε.'],
  HK: ['Limited'],
  HR: ['d.o.o.', 'd.d.'],
  HU: ['Kft.', 'Zrt.', 'Nyrt.', 'Bt.'],
  ID: ['PT', 'Tbk'],
  IL: ['Ltd'],
  IN: ['Pvt. Ltd.', 'Private Limited'],
  IR: ['Sherkat Sahami Khass', 'PJSC'],
  IS: ['ehf.', 'hf.'],
  IT: ['S.r.l.', 'S.p.A.', 'Onlus'],
  JP: ['K.K.', '株式会社', 'Kabushiki Kaisha', 'G.K.'],
  KR: ['Co., Ltd.', '주식회사'],
  KZ: ['ТОО', 'АО', 'LLP'],
  LB: ['S.A.L.'],
  LT: ['UAB', 'AB'],
  LU: ['S.à r.l.', 'S.A.'],
  LV: ['SIA', 'AS'],
  MX: ['S.A. de C.V.', 'S. de R.L. de C.V.'],
  MY: ['Sdn. Bhd.', 'Berhad'],
  NL: ['B.V.', 'N.V.', 'Stichting'],
  NO: ['AS', 'ASA'],
  PK: ['Pvt Ltd'],
  PL: ['Sp. z o.o.', 'S.A.', 'Spółka Akcyjna'],
  PT: ['Lda', 'S.A.'],
  RO: ['S.R.L.', 'S.A.'],
  RS: ['d.o.o.', 'a.d.'],
  RU: ['ООО', 'ПАО', 'АО', 'OOO', 'Общество с ограниченной ответственностью', 'ФГУП', 'ИП'],
  SE: ['AB', 'Aktiebolag', 'HB'],
  SG: ['Pte. Ltd.'],
  SI: ['d.o.o.', 'd.d.'],
  SK: ['s.r.o.', 'a.s.'],
  TH: ['Co., Ltd.', 'PCL'],
  TR: ['A.Ş.', 'Ltd. Şti.', 'Anonim Şirketi', 'Limited Şirketi'],
  UA: ['ТОВ', 'ПрАТ', 'ТОВАРИСТВО З ОБМЕЖЕНОЮ ВІДПОВІДАЛЬНІСТЮ'],
  US: ['Inc.', 'Corp.', 'LLC', 'L.P.', 'Incorporated'],
  UZ: ['MCHJ'],
  VN: ['TNHH', 'JSC'],
  ZA: ['(Pty) Ltd', 'CC'],
};

test('the legal forms of more than sixty countries are recognized', () => {
  assert.ok(Object.keys(FORMS).length >= 60);
  const unknown: string[] = [];
  for (const [country, forms] of Object.entries(FORMS)) {
    for (const form of forms) {
      const [prepared] = prepareName(`Zarvik Novalon ${form}`, 'organization');
      const others = (prepared?.tokens ?? []).slice(2).filter(({ key }) => !key.startsWith('+'));
      if (prepared?.tokens.length === 2 || others.length > 0) unknown.push(`${country} ${form}`);
    }
  }
  assert.deepEqual(unknown, []);
});
