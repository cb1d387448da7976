import java.util.HashSet;
import java.util.Set;
import touchstone.ApiClient;
import touchstone.api.AuthenticationApi;
import touchstone.api.SearchesApi;
import touchstone.model.GetAccessTokenRequest;
import touchstone.model.ListCasesRequest;
import touchstone.model.SearchRequest;

public final class Check {
  public static void main(String[] arguments) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("TOUCHSTONE_URL"));
    GetAccessTokenRequest login =
        new GetAccessTokenRequest().email(System.getenv("ADMIN_EMAIL")).password(System.getenv("ADMIN_PASSWORD"));
    String token = new AuthenticationApi(client).getAccessToken(login, null).getData().getAccessToken();
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));

    SearchesApi searches = new SearchesApi(client);
    SearchRequest search = client.getObjectMapper().readValue(System.getenv("SEARCH"), SearchRequest.class);
    Set<String> made = new HashSet<>();
    for (int count = 0; count < 3; count++) {
      made.add(searches.makeCase(search, null, null, null).getData().getSearchReference());
    }
    for (String reference : made) {
      var read = searches.readCase(reference, null, null, null, null, null, null).getData();
      check(read.getResults().get(0).getName().equals(search.getName()), read);
    }

    Set<String> found = new HashSet<>();
    for (int page = 1; page <= 3; page++) {
      var list = searches.listCases(new ListCasesRequest().page(page).recordsPerPage(1), null, null).getData();
      check(list.getSearches().size() == 1, list);
      found.add(list.getSearches().get(0).getSearchReference());
    }
    check(found.equals(made), found);
    System.out.println("Java: signed in, searched, read, paged");
  }

  private static void check(boolean holds, Object answer) {
    if (!holds) throw new AssertionError(answer);
  }
}
