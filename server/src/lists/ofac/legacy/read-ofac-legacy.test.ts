import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { countByType, namesOf, readMade, readRecords, recordOf } from '../../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../../test/support/shared-data.js';

const END = '\x1a';

/** A row of sdn.csv; what is not given is OFAC's null, with its trailing blank. */
function row(id: number, name: string, columns: { [column: number]: string } = {}): string {
  const cells = [String(id), `"${name}"`];
  for (let column = 2; column < 12; column += 1) {
    const value = columns[column];
    cells.push(value === undefined ? '-0- ' : `"${value}"`);
  }
  return cells.join(',');
}

function file(...rows: string[]): string {
  return [...rows, END].join('\r\n');
}

async function readOne(name: string, columns: { [column: number]: string }) {
  const { records } = await readMade('ofac_sdn', { 'sdn.csv': file(row(1, name, columns)) });
  const [record] = records;
  assert.ok(record);
  return record;
}

const person = (remarks: string, name = 'MUSTERFELD, Jorik') => readOne(name, { 2: 'individual', 11: remarks });

test('a person’s name is turned round, a comma in a company’s name is not', async () => {
  const { records } = await readMade('ofac_sdn', {
    'sdn.csv': file(
      row(1, 'MUSTERFELD, Jorik Antonovich', { 2: 'individual' }),
      row(2, 'CIMEXA, S.A.'),
      row(3, 'DELOS ARROYOS, Felicio Semborin, Jr.', { 2: 'individual' }),
      row(4, 'MNARU, JR., Emmer', { 2: 'individual' }),
    ),
  });
  assert.deepEqual(recordOf(records, '1').names[0], {
    full: 'Jorik Antonovich MUSTERFELD',
    kind: 'primary',
    quality: 'strong',
    family: 'MUSTERFELD',
    given: 'Jorik Antonovich',
  });
  assert.deepEqual(namesOf(recordOf(records, '2')), ['CIMEXA, S.A.']);
  assert.deepEqual(namesOf(recordOf(records, '3')), ['Felicio Semborin DELOS ARROYOS Jr.']);
  assert.deepEqual(namesOf(recordOf(records, '4')), ['Emmer MNARU JR.']);
});

test('nulls, programs in brackets and the end marker are recognized', async () => {
  const { records } = await readMade('ofac_sdn', { 'sdn.csv': file(row(7, 'EXAMPLE FRONT', { 3: 'SDGT] [IRAN' })) });
  assert.equal(records.length, 1);
  assert.deepEqual(records[0]?.listing.programs, ['SDGT', 'IRAN']);
  assert.deepEqual(records[0]?.notes, []);
  assert.deepEqual(records[0]?.particulars, {});
});

test('every form of a date of birth is kept as what it may mean', async () => {
  for (const [text, start, end, precision, circa] of [
    ['DOB 10 Dec 1948', '1948-12-10', '1948-12-10', 'day', false],
    ['DOB Dec 1948', '1948-12-01', '1948-12-31', 'month', false],
    ['DOB 1948.', '1948-01-01', '1948-12-31', 'year', false],
    ['DOB circa 1962', '1962-01-01', '1962-12-31', 'year', true],
    ['alt. DOB circa 05 May 1962', '1962-05-05', '1962-05-05', 'day', true],
    ['DOB 1962 to 1964', '1962-01-01', '1964-12-31', 'range', false],
    ['DOB 01 Jan 1970 to 31 Dec 1973', '1970-01-01', '1973-12-31', 'range', false],
    ['DOB Mar 1961 to May 1961', '1961-03-01', '1961-05-31', 'range', false],
    ['DOB circa 1979-1982', '1979-01-01', '1982-12-31', 'range', true],
  ] as const) {
    const { dates } = await person(text);
    assert.deepEqual(dates, [{ start, end, precision, circa }], text);
  }
});

test('a date that does not exist is no date and is not lost', async () => {
  const record = await person('DOB 31 Feb 1980; POB Tulsk, Russia.');
  assert.deepEqual(record.dates, []);
  assert.deepEqual(record.notes, ['DOB 31 Feb 1980']);
});

test('birthplace, nationality, citizenship, gender and passports with their dates are found in Remarks', async () => {
  const record = await person(
    'DOB 1951; POB Kulisan, Sinalova, Mexico; nationality Korea, North; citizen Burma; nationality undetermined; Gender Female; Passport A005487 (Yemen) issued 13 Aug 1995 expires 2005; alt. Passport 19820215; National ID No. CNIC: 35202-5400413-9 (Pakistan).',
  );
  assert.deepEqual(record.placesOfBirth, ['Kulisan, Sinalova, Mexico']);
  assert.deepEqual(record.nationalities, ['KP', 'MM']);
  assert.deepEqual([...record.countries].sort(), ['KP', 'MM', 'MX', 'PK', 'YE']);
  assert.equal(record.gender, 'female');
  assert.deepEqual(record.documents, [
    { type: 'Passport', number: 'A005487', country: 'YE', issuedOn: '1995-08-13', expiresOn: '2005' },
    { type: 'Passport', number: '19820215' },
    { type: 'National ID No.', number: '35202-5400413-9', country: 'PK', note: 'CNIC' },
  ]);
  assert.deepEqual(
    record.identifiers.map(({ type, value }) => [type, value]),
    [
      ['passport', 'A005487'],
      ['passport', '19820215'],
      ['national_id', '35202-5400413-9'],
    ],
  );
  assert.deepEqual(record.notes, ['nationality undetermined']);
});

test('identifiers of companies get the type that their label certainly means', async () => {
  const { identifiers } = await readOne('EXAMPLE TRADING LLC', {
    11: 'Tax ID No. 7700000001 (Russia); Registration ID HRB 26136 (Germany); SWIFT/BIC EXAMRUMM; Legal Entity Number 253400V1H6ART1UQ0N98 (Russia); Company Number IMO 5055293; R.F.C. EXA-771110-HQ1 (Mexico); D-U-N-S Number 54-295-7624; Identification Number 159014 (Iraq).',
  });
  assert.deepEqual(
    identifiers.map(({ type, value }) => `${type} ${value}`),
    [
      'tax_id 7700000001',
      'registration_number HRB 26136',
      'swift_bic EXAMRUMM',
      'lei 253400V1H6ART1UQ0N98',
      'registration_number 5055293',
      'tax_id EXA-771110-HQ1',
      'other 54-295-7624',
      'registration_number 159014',
    ],
  );
});

test('weak names come from Remarks in quotes, strong ones from alt.csv, and a name that is both is strong', async () => {
  const { records } = await readMade('ofac_sdn', {
    'alt.csv': file('1,11,"aka","MUSTERFELDT, Yorik",-0- ', '1,12,"fka","BOTH",-0- ', '1,13,"nka","NEWER, Name",-0- '),
    'sdn.csv': file(
      row(1, 'MUSTERFELD, Jorik', { 2: 'individual', 11: "a.k.a. 'THE CLOCK'; a.k.a. 'BOTH'; f.k.a. 'OLD NICK'." }),
    ),
  });
  assert.deepEqual(
    records[0]?.names.map(({ full, kind, quality }) => [full, kind, quality]),
    [
      ['Jorik MUSTERFELD', 'primary', 'strong'],
      ['Yorik MUSTERFELDT', 'aka', 'strong'],
      ['BOTH', 'fka', 'strong'],
      ['Name NEWER', 'nka', 'strong'],
      ['THE CLOCK', 'aka', 'weak'],
      ['OLD NICK', 'fka', 'weak'],
    ],
  );
});

test('Remarks cut in the middle of a word are joined with their rest before they are read', async () => {
  const { records } = await readMade('ofac_sdn', {
    'sdn_comments.csv': file('1,"G TEAM\'; Digital Currency Address - XBT 1Kuf2Rd8mDyAViwBozGTNYnvWL8uYFrkVo."'),
    'sdn.csv': file(row(1, 'EXAMPLE GROUP', { 11: "a.k.a. 'WHOIS HACKIN" })),
  });
  assert.deepEqual(namesOf(recordOf(records, '1')), ['EXAMPLE GROUP', 'WHOIS HACKING TEAM']);
  assert.deepEqual(records[0]?.identifiers, [
    { type: 'wallet', value: '1Kuf2Rd8mDyAViwBozGTNYnvWL8uYFrkVo', currency: 'XBT' },
  ]);
});

test('a vessel has its flag, type, tonnage, owner, call sign, IMO, MMSI and former names', async () => {
  const vessel = await readOne('EBANOLA', {
    2: 'vessel',
    5: 'CL2192',
    6: 'General Cargo',
    7: '24065',
    8: '16,621',
    9: 'Cuba',
    10: 'Samarin Shipping',
    11: "Former Vessel Flag Malta; Vessel Registration Identification IMO 7406784; MMSI 572469210; f.k.a. 'ANA LOLA'; Vessel Year of Build 1999.",
  });
  assert.equal(vessel.entityType, 'Vessel');
  assert.deepEqual(vessel.nationalities, ['CU']);
  assert.deepEqual(vessel.countries, ['CU', 'MT']);
  assert.deepEqual(vessel.identifiers.map(({ type, value }) => `${type} ${value}`).sort(), [
    'call_sign CL2192',
    'imo 7406784',
    'mmsi 572469210',
  ]);
  assert.equal(vessel.dates[0]?.start, '1999-01-01');
  assert.deepEqual(vessel.particulars.vessel_type, ['General Cargo']);
  assert.ok(vessel.relations.some((relation) => relation.kind === 'owner' && relation.name === 'Samarin Shipping'));
});

test('an aircraft is identified by its tail number whether or not Remarks repeat it', async () => {
  const aircraft = await readOne('EP-XYZ', {
    2: 'aircraft',
    11: "Aircraft Manufacture Date 1992; Aircraft Model IL-76; Aircraft Manufacturer's Serial Number (MSN) 1023409321; Aircraft Construction Number (also called L/N or S/N or F/N) 8401.",
  });
  assert.deepEqual(
    aircraft.identifiers.map(({ type, value }) => `${type} ${value}`),
    ['aircraft_serial 1023409321', 'aircraft_serial 8401', 'tail_number EP-XYZ'],
  );
  assert.deepEqual(aircraft.particulars.aircraft_model, ['IL-76']);
  const named = await readOne('MSN 391', { 2: 'aircraft', 11: 'Aircraft Tail Number EP-MMX.' });
  assert.deepEqual(named.identifiers, [{ type: 'tail_number', value: 'EP-MMX' }]);
});

test('Linked To is tied to a record by its name where only one has it', async () => {
  const { records } = await readMade('ofac_sdn', {
    'sdn.csv': file(
      row(1, 'FIRST EXAMPLE CO.', {
        11: 'Linked To: MUSTERFELD, Jorik; Linked To: TWICE NAMED; Linked To: NOBODY KNOWN, S.A.',
      }),
      row(2, 'MUSTERFELD, Jorik', { 2: 'individual' }),
      row(3, 'TWICE NAMED'),
      row(4, 'TWICE NAMED'),
    ),
  });
  const relations = recordOf(records, '1').relations.map(({ name, sourceId }) => [name, sourceId]);
  assert.deepEqual(relations, [
    ['Jorik MUSTERFELD', '2'],
    ['TWICE NAMED', undefined],
    ['NOBODY KNOWN, S.A.', undefined],
  ]);
});

test('unrecognized text in Remarks is kept verbatim as a note', async () => {
  const record = await person(
    'all offices worldwide; Passport OR801168 and another issued under the name Said; arrested 23 Apr 2002.',
  );
  assert.deepEqual(record.notes, [
    'all offices worldwide',
    'Passport OR801168 and another issued under the name Said',
    'arrested 23 Apr 2002.',
  ]);
});

test('addresses keep their parts, and a region that is no country stays text', async () => {
  const { records } = await readMade('ofac_sdn', {
    'add.csv': file(
      '1,1,"1 Example Rd","London EC3N 1DY","United Kingdom",-0- ',
      '1,2,-0- ,"Simfero","Region: Crimea",-0- ',
      '1,3,-0- ,-0- ,-0- ,-0- ',
    ),
    'sdn.csv': file(row(1, 'EXAMPLE CO.')),
  });
  assert.deepEqual(records[0]?.addresses, [
    { street: '1 Example Rd', city: 'London EC3N 1DY', country: 'GB' },
    { city: 'Simfero', region: 'Crimea' },
  ]);
  assert.deepEqual(records[0]?.countries, ['GB']);
});

test('diacritics of an old Windows-1252 file survive, and gzip is read as it is', async () => {
  const bytes = Buffer.from(file(row(1, 'PE\xd1A, Jos\xe9', { 2: 'individual' })), 'latin1');
  const { records } = await readMade('ofac_sdn', { 'sdn.csv.gz': gzipSync(bytes) });
  assert.deepEqual(namesOf(recordOf(records, '1')), ['José PEÑA']);
});

test('a file truncated in or between rows, or with rows after its end marker, is refused', async () => {
  const whole = file(row(1, 'EXAMPLE CO.'), row(2, 'OTHER CO.'));
  await assert.rejects(readMade('ofac_sdn', { 'sdn.csv': whole.slice(0, -20) }), /truncated/);
  await assert.rejects(readMade('ofac_sdn', { 'sdn.csv': whole.slice(0, -(END.length + 30)) }), /truncated/);
  await assert.rejects(readMade('ofac_sdn', { 'sdn.csv': whole.slice(0, -END.length) }), /end marker is missing/);
  await assert.rejects(
    readMade('ofac_sdn', { 'sdn.csv': `${whole}\r\n${row(3, 'LATE CO.')}` }),
    /follow the end marker/,
  );
  await assert.rejects(
    readMade('ofac_sdn', { 'sdn.csv': row(1, 'EXAMPLE').replace(/"$/, '').replace('"EXAMPLE"', '"EXAMPLE') }),
    /truncated|not in a format/,
  );
});

test('side files without the main file, of another list, or given twice are refused', async () => {
  const main = file(row(1, 'EXAMPLE CO.'));
  const alien = file(...Array.from({ length: 40 }, (_, index) => `${900 + index},1,"Street","City","Cuba",-0- `));
  await assert.rejects(readMade('ofac_sdn', { 'add.csv': alien }), /main file \(sdn\.csv\) is missing/);
  await assert.rejects(
    readMade('ofac_sdn', { 'sdn.csv': main, 'add.csv': alien }),
    /40 of its 40 rows have no record in the main file/,
  );
  await assert.rejects(readMade('ofac_sdn', { 'a.csv': main, 'b.csv': main }), /same part/);
});

test('a few unreadable rows are reported with their place and skipped', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => row(index + 1, `EXAMPLE ${index} CO.`));
  rows.splice(5, 0, '17,"only","three"');
  const { records, broken } = await readMade('ofac_sdn', { 'sdn.csv': file(...rows) });
  assert.equal(records.length, 300);
  assert.deepEqual(broken, [{ place: 'sdn.csv line 6', reason: '3 columns instead of 12' }]);
});

if (hasSharedData) {
  test('the newest published SDN file is read completely, with its publisher’s count', async () => {
    const { records, brokenCount } = await readRecords('ofac_sdn', sharedData('ofac/snapshots/sdn-2024-05-02.csv.gz'));
    assert.deepEqual([records.length, brokenCount], [14_973, 0]);
  });

  test('the complete legacy set has the counts of every kind, name, wallet and tie', async () => {
    const { records } = await readRecords(
      'ofac_sdn',
      ...[
        'legacy-csv-2024-01/sdn_comments.csv',
        'legacy-csv-2024-01/alt.csv.gz',
        'snapshots/sdn-2023-12-28.csv.gz',
        'legacy-csv-2024-01/add.csv.gz',
      ].map((name) => sharedData(`ofac/${name}`)),
    );
    const { Company = 0, Organization = 0, ...types } = countByType(records);
    assert.deepEqual(
      { ...types, entities: Company + Organization },
      { Person: 6646, Vessel: 764, Aircraft: 378, entities: 6033 },
    );
    const names = records.flatMap((record) => record.names);
    assert.ok(names.filter((name) => name.quality === 'weak').length > 3300);
    assert.ok(names.filter((name) => name.kind === 'aka' && name.quality === 'strong').length > 16_490);
    const linked = records
      .flatMap((record) => record.relations)
      .filter((relation) => relation.relation === 'linked to');
    assert.ok(linked.filter((relation) => relation.sourceId !== undefined).length > 5900);
    assert.ok(records.flatMap((record) => record.identifiers).filter(({ type }) => type === 'wallet').length > 470);
    // Passing remarks remain; nothing that has a label of its own may.
    const missed = records
      .flatMap((record) => record.notes)
      .filter((note) => /^(?:DOB|POB|Gender|Passport \S*\d\S* \(|Linked To|MMSI)/.test(note));
    assert.deepEqual(missed, []);
  });

  test('side files of another year are refused', async () => {
    await assert.rejects(
      readRecords(
        'ofac_sdn',
        sharedData('ofac/snapshots/sdn-2023-12-28.csv.gz'),
        sharedData('ofac/legacy-csv-2025-12-partial/add.csv.gz'),
      ),
      /have no record in the main file/,
    );
  });
}
