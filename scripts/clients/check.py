import json
import os

from touchstone import AuthenticatedClient, Client
from touchstone.api.authentication import get_access_token
from touchstone.api.searches import list_cases, make_case, read_case
from touchstone.models import GetAccessTokenRequest, ListCasesRequest, SearchRequest

url = os.environ["TOUCHSTONE_URL"]
login = GetAccessTokenRequest(email=os.environ["ADMIN_EMAIL"], password=os.environ["ADMIN_PASSWORD"])
token = get_access_token.sync(client=Client(base_url=url), body=login).data.access_token
client = AuthenticatedClient(base_url=url, token=token)

search = SearchRequest.from_dict(json.loads(os.environ["SEARCH"]))
made = {make_case.sync(client=client, body=search).data.search_reference for _ in range(3)}
for reference in made:
    read = read_case.sync(reference, client=client)
    assert read.data.results[0].name == search.name, read

found = set()
for page in (1, 2, 3):
    position = ListCasesRequest.from_dict({"page": page, "records_per_page": 1})
    (row,) = list_cases.sync(client=client, body=position).data.searches
    found.add(row.search_reference)
assert found == made, found
print("Python: signed in, searched, read, paged")
